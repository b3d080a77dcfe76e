// Tests that test nothing: files without a single test or assertion, which node's own runner counts as one test that
// passed.

import { baseName, simpleCommands, withoutPrefixes } from '../../shell/command-words.ts';
import { withoutComments } from './script-exports.ts';

/** The files by whose names alone the run counts its tests; none when a test in a file has a name of its own. */
export function filesCountedAsTests(command: string, output: string): readonly string[] {
  const named = [...output.slice(0, LONGEST).matchAll(POINT)].map(([, tap, spec]) =>
    (tap ?? spec ?? '').trim(),
  );
  if (named.length > 0) return named.every((name) => SCRIPT.test(name)) ? named : [];
  return /^(?:#|ℹ) tests \d/m.test(output) ? [] : startedTests(command);
}

const LONGEST = 200_000;
const SCRIPT = /^\S+\.[cm]?[jt]sx?$/;
const POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^✔ ([^\n(]{1,500}) \([\d.]+ms\)$/gm;

/** `node test/a.test.mjs`: a file that is called a test, and started as a program. */
function startedTests(command: string): readonly string[] {
  return simpleCommands(command).flatMap((words) => {
    const [program = '', ...rest] = withoutPrefixes(words);
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    const isTest =
      /[.-](?:test|spec)\.[cm]?[jt]sx?$/.test(file) || /(?:^|\/)(?:tests?|__tests__)\//.test(file);
    return /^(?:node|tsx|bun|ts-node)$/.test(baseName(program)) && SCRIPT.test(file) && isTest ? [file] : [];
  });
}

/** No call in it could fail. */
export function testsNothing(text: string): boolean {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    withoutComments(text),
  );
}
