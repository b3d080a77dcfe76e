// Output of Cypress as others have published it; it could not be run here.
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';

const spec = (file: string, place: string, ...lines: readonly string[]): string =>
  [
    '─'.repeat(90),
    '',
    `  Running:  ${file.padEnd(76)}(${place})`,
    '',
    ...lines,
    '',
    '  (Results)',
    '',
    `  ┌${'─'.repeat(84)}┐`,
    `  │ ${'Failing:      1'.padEnd(83)}│`,
    `  │ ${`Spec Ran:     ${file}`.padEnd(83)}│`,
    `  └${'─'.repeat(84)}┘`,
    '',
    '  (Screenshots)',
    '',
    `  -  /r/cypress/screenshots/${file}/a test (failed).png      (1280x720)`,
    '',
  ].join('\n');

const cart = (total: string) =>
  spec(
    'cart.cy.js',
    '1 of 2',
    '  cart',
    '    ✓ is empty (120ms)',
    '    1) adds VAT',
    '',
    '  1 passing (5s)',
    '  1 failing',
    '',
    '  1) cart',
    '       adds VAT:',
    `     AssertionError: Timed out retrying after 4000ms: expected '<p#total>' to contain '${total}'`,
    '      at Context.eval (webpack://shop/./cypress/e2e/cart.cy.js:5:8)',
  );

const login = spec(
  'login.cy.js',
  '2 of 2',
  '  1) shows a form',
  '',
  '  0 passing (4s)',
  '  1 failing',
  '',
  '  1) shows a form:',
  '     AssertionError: Timed out retrying after 4000ms: Expected to find element: `form`, but never found it.',
  '      at Context.eval (webpack://shop/./cypress/e2e/login.cy.js:3:6)',
);

const run = (raw: string, command = 'npx cypress run') =>
  canonicalise(raw, { command, exitCode: 1, root: '/r' });

describe('cypress run', () => {
  it('reports the failures of all files, each with its own', () => {
    const failure = run(`  (Run Starting)\n\n${cart('119')}\n${login}`);
    expect(failure).toMatchObject({ tool: 'cypress', phase: 'test' });
    expect(failure.items).toEqual([
      expect.objectContaining({ file: 'cypress/e2e/cart.cy.js', testId: 'cart > adds VAT' }),
      expect.objectContaining({ file: 'cypress/e2e/login.cy.js', testId: 'shows a form' }),
    ]);
  });

  it('is read the same way however it was started', () => {
    const { tool, fingerprints } = run(cart('119'), 'npm test');
    expect(tool).toBe('cypress');
    expect(fingerprints).toEqual(run(cart('119')).fingerprints);
  });

  it('is a different failure when another text was expected', () => {
    expect(run(cart('238')).fingerprints.exact).not.toBe(run(cart('119')).fingerprints.exact);
  });

  it('reads an error outside of a test from the lines below it', () => {
    const failure = run(
      spec(
        'a.cy.js',
        '1 of 1',
        '  1) An uncaught error was detected outside of a test',
        '',
        '  1 failing',
        '',
        '  1) An uncaught error was detected outside of a test:',
        '     TypeError: The following error originated from your test code, not from Cypress.',
        '',
        "  > Cannot read properties of undefined (reading 'total')",
        '',
        'When Cypress detects uncaught errors originating from your test code it will automatically fail the current test.',
      ),
    );
    expect(failure).toMatchObject({
      class: 'TypeError',
      message: "Cannot read properties of undefined (reading 'total')",
    });
    expect(failure.items[0]?.file).toBe('a.cy.js');
  });

  it('names a file that could not be prepared, and what is missing', () => {
    const failure = run(
      [
        'Oops...we found an error preparing this test file:',
        '',
        '  > cypress/e2e/cart.cy.js',
        '',
        'The error was:',
        '',
        'Error: Webpack Compilation Error',
        './cypress/e2e/cart.cy.js',
        "Module not found: Error: Can't resolve './gone' in '/r/cypress/e2e'",
      ].join('\n'),
    );
    expect(failure).toMatchObject({ tool: 'cypress', phase: 'compile' });
    expect(failure.message).toContain("Can't resolve './gone'");
    expect(failure.items[0]?.file).toBe('cypress/e2e/cart.cy.js');
  });

  it('reports that there are no specs to run', () => {
    expect(run("Can't run because no spec files were found.\n").code).toBe('no-tests');
  });
});
