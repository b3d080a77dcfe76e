// Fixing one test per turn never stops a loop, whichever tool reports the failures: there are eight turns, and five
// times the same failure would end the loop.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { toolThenText } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { endingsOf, iterationsOf, makePlace, readLoopFile, runJourney } from './journey.ts';

const step = { name: 'Bash', input: { command: 'printf x >> steps', description: 'one test fixed' } };

/**
 * As the tool prints the remaining tests, whose numbers are in `left`; the numbers, times and seeds change each time.
 */
const reports = {
  playwright: `
console.log('\\nRunning 8 tests using 1 worker\\n');
left.forEach((n, at) => console.log('  ' + (at + 1) + ') tests/cart.spec.js:' + (3 * n) + ':1 › case ' + name(n) + ' ────\\n\\n    Error: expect(received).toBe(expected) // Object.is equality\\n\\n    Expected: 119\\n    Received: 100\\n\\n        at ' + process.cwd() + '/tests/cart.spec.js:' + (3 * n + 1) + ':35\\n\\n    Error Context: test-results/tests-cart-' + n + '/error-context.md\\n'));
console.log('  ' + left.length + ' failed\\n  ' + (8 - left.length) + ' passed (' + time + 's)');`,
  ctest: `
console.log('Test project ' + process.cwd() + '/build');
for (let n = 1; n <= 8; n++) console.log('    Start ' + n + ': ' + name(n) + '\\n' + n + '/8 Test #' + n + ': ' + name(n) + ' ..............' + (left.includes(n) ? '***Failed    ' : '   Passed    ') + time + ' sec');
console.log('\\n' + Math.round(100 - 12.5 * left.length) + '% tests passed, ' + left.length + ' tests failed out of 8\\n\\nTotal Test time (real) =   ' + time + ' sec');
if (left.length > 0) console.log('\\nThe following tests FAILED:\\n' + left.map((n) => '\\t  ' + n + ' - ' + name(n) + ' (Failed)').join('\\n') + '\\nErrors while running CTest');`,
  ExUnit: `
left.forEach((n, at) => console.log('\\n  ' + (at + 1) + ') test ' + name(n) + ' (CartTest)\\n     cart_test.exs:' + 3 * n + '\\n     Assertion with == failed\\n     code:  assert Cart.total() == 119\\n     left:  100\\n     right: 119\\n     stacktrace:\\n       cart_test.exs:' + (3 * n + 1) + ': (test)\\n'));
console.log('\\nFinished in ' + time + ' seconds (0.08s on load, 0.00s async, 0.00s sync)\\n8 tests, ' + left.length + ' failures\\n\\nRandomized with seed ' + process.pid);`,
  'a script that nobody knows': `
console.log('validating (run ' + process.pid + ')');
for (const n of left) console.log('  - bucket ' + name(n) + ' has no policy');
console.log(left.length > 0 ? 'validation failed after ' + time + 's, ' + left.length + ' problems' : '8 tests passed');`,
};

for (const version of sampleOf('one test a turn', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`one test a turn on ${version}`, () => {
    it.each(sampleOf('reports of one test a turn', Object.entries(reports), 1))(
      '%s',
      { timeout: 120_000 },
      async (_tool, report) => {
        const { cwd, home } = makePlace();
        const head = `const { readFileSync } = require('node:fs');
let fixed = 0; try { fixed = readFileSync('steps', 'utf8').length; } catch {}
const left = [1, 2, 3, 4, 5, 6, 7, 8].slice(fixed);
const name = (n) => 'abcdefgh'[n - 1] + '-case';
const time = (process.pid % 97 / 10).toFixed(2);`;
        writeFileSync(join(cwd, 'tests.js'), `${head}${report}\nprocess.exit(left.length > 0 ? 1 : 0);\n`);
        await runJourney({
          version,
          cwd,
          home,
          prompt: '/msw:loop "make all tests pass" --check "node tests.js" --max-iterations 20',
          timeoutMs: 110_000,
          script: { main: [toolThenText(step, 'One more test passes.')] },
        });
        expect(endingsOf(cwd)).toEqual(['done']);
        expect(iterationsOf(cwd)).toBe(7);
        expect(readLoopFile(cwd, 'iteration-006.md')).toContain('h-case');
      },
    );
  });
}
