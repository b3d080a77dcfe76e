// The places in tests that a failing check named: there its expectations are tried first.

import { isTest } from './test-files.ts';

/** `file:line` for each line of a test that the output names, in its order and each once. */
export function failingPlaces(output: string): readonly string[] {
  const found = new Set<string>();
  for (const [, path = '', line = ''] of output.matchAll(PLACE)) {
    const file = path.replaceAll('\\', '/');
    if (isTest(file) || file.endsWith('.rs')) found.add(`${file}:${line}`);
    if (found.size === MOST) break;
  }
  return [...found];
}

/** `a.test.js:12:3`, `File "test_a.py", line 12`, `test.sh: line 12:`. */
const PLACE = /([\w./\\@+-]{1,200}\.\w{1,10})(?::|", line |: line |\()(\d{1,7})\b/g;
const MOST = 100;

/** The numbers of the lines that are named in a file, however much of its path was printed. */
export function linesNamed(places: readonly string[], path: string): readonly number[] {
  return places.flatMap((place) => {
    const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
    const isSame = file === path || path.endsWith(`/${file}`) || file.endsWith(`/${path}`);
    return isSame ? [Number(line)] : [];
  });
}
