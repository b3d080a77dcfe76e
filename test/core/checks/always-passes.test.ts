import { expect, it } from 'vitest';
import { alwaysPasses, hidingPart } from '../../../src/core/checks/always-passes.ts';

it.each([
  ['npm test || true', 'true'],
  ['npm test; echo done', 'echo'],
  ['npm test || (echo no; exit 0)', 'exit'],
  ['(npm test) || :', ':'],
  ['(npm test && echo "(ok)") || (echo no)', 'echo'],
  ['{ npm test; true; }', 'true'],
  ['if npm test; then echo yes; else echo no; fi', 'echo'],
  ['if grep -q x f; then echo yes; fi', 'echo'],
  ['if [ -f a ]\nthen\n  echo "yes; fi"\nfi', 'echo'],
  ['for f in a b; do test -f "$f" || echo "no $f"; done', 'echo'],
  ['bash -c "npm test || true"', 'true'],
  ['npm test &', '&'],
])('%s exits with 0 whatever the code does: %s', (command, part) => {
  expect(hidingPart(command)).toBe(part);
});

it.each([
  'npm test',
  'npm test && echo done',
  'set -e; npm test; echo done',
  'set -euo pipefail\nnpm test\necho done',
  'npm test || (echo no; exit 1)',
  'npm test || { echo no; exit 1; }',
  '(cd src && npm test)',
  'if npm test; then echo yes; else exit 1; fi',
  'if ! npm test; then exit 1; fi; echo done && npm run lint',
  'for f in a b; do [ -f $f ] || exit 1; done',
  'grep -q "a || (true)" f',
  "grep -q 'if x; then echo y; fi' f",
  'test "$(grep -c x f)" -eq 2',
  'case $x in a) true;; esac',
  'npm test & wait $!',
  'node -e "f(() => { true; })"',
  '(',
  'if',
])('%s may fail', (command) => {
  expect([hidingPart(command), alwaysPasses(command)]).toEqual([null, false]);
});

it.each([
  'true',
  '(true)',
  'sudo true',
  'cross-env CI=1 true',
  '{ echo ok; }',
  'if true; then echo ok; fi',
  '[ 1 = 1 ] && (echo ok)',
])('%s examines nothing', (command) => expect(alwaysPasses(command)).toBe(true));
